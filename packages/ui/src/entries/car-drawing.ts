export * from '../domain/CarDrawing/index.ts';
