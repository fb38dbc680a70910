/** Makes a text area as high as its text in browsers without `field-sizing`. The style sheet limits the height. */
export function grow(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  area.style.blockSize = '0';
  area.style.blockSize = `${area.scrollHeight}px`;
}
