/** The pages but the first one: each is loaded when it is wanted, so that the first is there soon. */
export const later = {
  table: () => import('../pages/TablePage.svelte'),
  game: () => import('../pages/GamePage.svelte'),
  rules: () => import('../pages/RulesPage.svelte'),
  fair: () => import('../pages/FairPage.svelte'),
  replay: () => import('../pages/ReplayPage.svelte'),
  access: () => import('../pages/AccessPage.svelte'),
  friends: () => import('../pages/FriendsPage.svelte'),
  open: () => import('../pages/OpenPage.svelte'),
  me: () => import('../pages/MePage.svelte'),
  settings: () => import('../pages/SettingsPage.svelte'),
};
