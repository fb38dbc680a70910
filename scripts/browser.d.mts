export declare function findChromium(): string | undefined;
export declare function launchOptions(): { headless: true; args: string[]; executablePath?: string };
