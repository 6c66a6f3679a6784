import './styles/font.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/art.css';
import './styles/wishes.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { mendMissing } from './lib/anew';
import { noteFaults } from './lib/journal';
import { keepHere } from './lib/offline.svelte';
import { begin } from './lib/speaking';

const target = document.getElementById('app');
noteFaults();
mendMissing();
await begin();
if (target !== null) mount(App, { target });
// The first page comes first; what is kept for later may wait.
if (import.meta.env.PROD) addEventListener('load', () => void keepHere(), { once: true });
if (import.meta.env.PROD && document.readyState === 'complete') void keepHere();
