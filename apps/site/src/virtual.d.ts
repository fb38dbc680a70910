declare module 'virtual:fonts.css';
declare module 'virtual:car/*' {
  /** The URL of the drawing, whose aspect ratio is 5:2. */
  const address: string;
  export default address;
}
