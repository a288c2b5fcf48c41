/** How long a test waits, at most, for what a page or a server shows at once: a busy machine needs more than a person would wait. */
export const SOON = { timeout: 20_000 }
