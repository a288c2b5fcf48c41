/** A CPF with all but its last three digits hidden (Y2). */
export const masked = (document: string): string => document.replace(/\D/g, '').replace(/\d(?=\d{3})/g, '•')
