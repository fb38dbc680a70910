export declare function findChromium(): string | undefined;
export declare function getLaunchOptions(): { headless: true; args: string[]; executablePath?: string };
