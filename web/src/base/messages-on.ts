/** The server itself writes links to phones that allow it. */
export const sendsMessages = (): boolean => document.querySelector<HTMLMetaElement>('meta[name="messages"]')?.content === 'on'
