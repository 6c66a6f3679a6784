/** Whether the person last used the keyboard, and so needs the focus kept where it is useful. */
export const modality = { keyboard: false };

document.addEventListener(
  'keydown',
  () => {
    modality.keyboard = true;
  },
  true,
);
document.addEventListener(
  'pointerdown',
  () => {
    modality.keyboard = false;
  },
  true,
);
