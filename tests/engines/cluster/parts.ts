/** The processes of a small cluster: two of each part, as deploy/compose.yaml has them. */
export const PARTS = {
  loads: { ROLES: 'commands', SERVICES: '-negotiation,-lot,-chat' },
  hiring: { ROLES: 'commands', SERVICES: 'negotiation,lot,chat' },
  queries: { ROLES: 'queries' },
  push: { ROLES: 'push' },
  projectors: { ROLES: 'projectors' },
  reactions: { ROLES: 'reactions' },
  relay: { ROLES: 'relay' },
} as const
export type PartName = keyof typeof PARTS
export const partNames = Object.keys(PARTS) as PartName[]
