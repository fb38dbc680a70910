export * from '../components/FacetList/index.ts';
