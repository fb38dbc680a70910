/* oxlint-disable typescript/consistent-type-imports -- a module that is declared can import nothing by a relative path */
declare module 'virtual:package-facts' {
  const facts: import('../../../packages/ui/build/component-facts.ts').PackageFacts;
  export default facts;
}

declare module 'virtual:guides' {
  const guides: readonly import('../../../packages/ui/build/guides.ts').Guide[];
  export default guides;
}
