import { speech } from './language.svelte';

/** A page, once all texts are there. */
async function withTexts<T>(page: Promise<T>): Promise<T> {
  // Not at once: whoever asks must not be asked again when the texts change.
  const [part] = await Promise.all([page, Promise.resolve().then(() => speech.whole())]);
  return part;
}

/** The pages but the first one: each is loaded when it is wanted, so that the first is there soon. */
export const later = {
  table: () => withTexts(import('../pages/TablePage.svelte')),
  game: () => withTexts(import('../pages/GamePage.svelte')),
  rules: () => withTexts(import('../pages/RulesPage.svelte')),
  fair: () => withTexts(import('../pages/FairPage.svelte')),
  replay: () => withTexts(import('../pages/ReplayPage.svelte')),
  access: () => withTexts(import('../pages/AccessPage.svelte')),
  friends: () => withTexts(import('../pages/FriendsPage.svelte')),
  open: () => withTexts(import('../pages/OpenPage.svelte')),
  me: () => withTexts(import('../pages/MePage.svelte')),
  settings: () => withTexts(import('../pages/SettingsPage.svelte')),
};
