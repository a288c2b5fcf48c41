/** What an entry says beyond its title, with its actor unless that is said already: a transporter's user may bear its company's name. */
export const inOneLine = (detail = '', by = ''): string => (detail.includes(by) ? detail : [detail, by].filter(Boolean).join(' · '))
