export * from '../domain/NegotiationReportCard/index.ts';
