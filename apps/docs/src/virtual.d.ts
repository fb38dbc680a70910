/* oxlint-disable typescript/consistent-type-imports -- a declared module cannot have relative imports */
declare module 'virtual:package-facts' {
  const facts: import('../../../packages/ui/build/component-facts.ts').PackageFacts;
  export default facts;
}

declare module 'virtual:guides' {
  const guides: readonly import('../../../packages/ui/build/guides.ts').Guide[];
  export default guides;
}
