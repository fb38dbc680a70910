/** Adds the space to a postcode: 'M202RN' becomes 'M20 2RN'. */
export const formatPostcode = (postcode: string): string => postcode.replace(/^(\S{2,4})(\d[A-Z]{2})$/, '$1 $2');
