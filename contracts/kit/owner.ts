/** What files, conversations and pushed notifications belong to: a load, a report's job. The module of the kind says who may see it. */
export type Owner = { readonly kind: string; readonly id: string }

/** The channel under which a client subscribes to an owner's notifications. */
export const channelOf = ({ kind, id }: Owner): string => `${kind}:${id}`

/** The owner that a channel names; undefined for a channel of another form. */
export const ownerOfChannel = (channel: string): Owner | undefined => {
  const end = channel.indexOf(':')
  return end > 0 ? { kind: channel.slice(0, end), id: channel.slice(end + 1) } : undefined
}
