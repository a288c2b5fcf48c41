/** Request to the fan-out server, once it has accepted `sockets` sockets: send `frames` frames to all, written directly or through the hub; or to one topic after the other. */
export type FanOutRequest = { readonly how: 'raw' | 'hub' | 'topics'; readonly frames: number; readonly sockets: number }
export type FanOutReady = { readonly port: number }

/** Length of every frame in bytes; readers count bytes only. */
export const FRAME = 420
export const TOPICS = 50
