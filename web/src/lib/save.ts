/** Gives a person a text as a file. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it up by the time that anything else runs.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  });
}
