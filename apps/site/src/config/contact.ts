/** Characters that the server takes of each field (UTF-16 units). */
export const CONTACT_LENGTHS = { name: 200, email: 254, company: 200, subject: 300, message: 10_000 } as const;
