'use client';

export { SolutionCard, type SolutionCardProps } from './SolutionCard.tsx';
