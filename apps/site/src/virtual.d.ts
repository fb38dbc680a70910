declare module 'virtual:fonts.css';
declare module 'virtual:car/*' {
  /** The URL of the picture, whose ratio is 5:2. */
  const address: string;
  export default address;
}
