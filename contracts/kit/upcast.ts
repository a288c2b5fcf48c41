/**
 * Makes the data of old events current when they are read: for a type and the version it was written in, the data of the next version.
 * Each module has its own table in `upcast.ts`, in the folder of its events.
 */
// biome-ignore lint/suspicious/noExplicitAny: data of an older schema, which no type describes any more
export type Upcasts = Readonly<Record<string, Readonly<Record<number, (data: any) => unknown>>>>
