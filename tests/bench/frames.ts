/** What the fan-out server is asked, once it has accepted so many `sockets`: so many frames to everybody, written by hand or through the hub; or to one topic after the other. */
export type FanOutRequest = { readonly how: 'raw' | 'hub' | 'topics'; readonly frames: number; readonly sockets: number }
export type FanOutReady = { readonly port: number }

/** As long is every frame it sends, so that readers need only count bytes. */
export const FRAME = 420
export const TOPICS = 50
