/** No mail server is configured: nothing leaves by e-mail. */
export const isMailOff = (): boolean => document.querySelector<HTMLMetaElement>('meta[name="mail"]')?.content === 'off'
