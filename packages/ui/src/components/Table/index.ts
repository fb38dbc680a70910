'use client';

export { Table, type TableColumn, type TableProps, type TableRow } from './Table.tsx';
export { type TableAlign, tableAligns, type TableSize, tableSizes } from './variants.ts';
