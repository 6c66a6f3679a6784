/** The pages but the first one: each is loaded when it is wanted, so that the first is there soon. */
export const later = {
  table: () => import('../pages/TablePage.svelte'),
  game: () => import('../pages/GamePage.svelte'),
  rules: () => import('../pages/RulesPage.svelte'),
  fair: () => import('../pages/FairPage.svelte'),
  settings: () => import('../pages/SettingsPage.svelte'),
};
