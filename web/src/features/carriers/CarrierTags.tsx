import { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { partnershipCommands } from '@embarca/contracts/partnership/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshRead, useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { useSession } from '../../session/session.ts'
import { Tag } from '../../ui/StatusPill.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { CarrierTabProps } from './carrier-tab.ts'

const SHORTEST = 3

/** Tags of a carrier in each operation group; Enter or leaving the field adds one longer than two characters (R180). */
export const CarrierTags = ({ carrier: { id, tags, status } }: CarrierTabProps) => {
  const client = useQueryClient()
  const { roles } = useSession()
  const groups = useRead(sessionRoutes.shipperGroups, {}).data ?? []
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const done = () => Promise.all([carrierRoutes.detail, carrierRoutes.tags, carrierRoutes.search].map((one) => refreshRead(client, one)))
  const adding = useCommand(partnershipCommands.addTag, { done })
  const removing = useCommand(partnershipCommands.removeTag, { done })
  const may = allows(partnershipCommands.addTag.may, roles) && status === 'ACTIVE'
  const add = (operationGroupId: string) => {
    const tag = (typed[operationGroupId] ?? '').trim()
    if (tag.length < SHORTEST) return
    setTyped({ ...typed, [operationGroupId]: '' })
    void adding.run({ id, tag, operationGroupId })
  }
  const shown = may ? groups : groups.filter((group) => tags.some((one) => one.operationGroupId === group.id))
  if (shown.length === 0) return <EmptyState text="Nenhuma etiqueta." icon="tag" />
  return (
    <>
      {shown.map((group) => (
        <section key={group.id} aria-label={group.name}>
          <h2>{group.name}</h2>
          <div className="tag-list">
            {tags
              .filter((one) => one.operationGroupId === group.id)
              .map(({ tag }) => (
                <Tag key={tag} {...(may && { onRemove: () => void removing.run({ id, tag, operationGroupId: group.id }) })}>
                  {tag}
                </Tag>
              ))}
            {may && (
              <TextField
                label={`Nova etiqueta em ${group.name}`}
                maxLength={60}
                autoComplete="off"
                placeholder="Enter adiciona"
                value={typed[group.id] ?? ''}
                onChange={(value) => setTyped({ ...typed, [group.id]: value })}
                onBlur={() => add(group.id)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') add(group.id)
                }}
              />
            )}
          </div>
        </section>
      ))}
    </>
  )
}
