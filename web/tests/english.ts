/** Tests speak English unless they say otherwise. */
import { speech } from '../src/lib/language.svelte';

await speech.speak('en');
await speech.whole();
