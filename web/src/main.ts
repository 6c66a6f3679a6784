import './styles/font.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/art.css';
import './styles/table.css';

import { mount } from 'svelte';

import App from './App.svelte';

const target = document.getElementById('app');
if (target !== null) mount(App, { target });
