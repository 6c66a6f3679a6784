import './styles/font.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/art.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { begin } from './lib/speaking';

const target = document.getElementById('app');
await begin();
if (target !== null) mount(App, { target });
