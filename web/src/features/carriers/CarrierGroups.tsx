import { onboardingRoutes } from '@embarca/contracts/partnership/onboarding-routes.ts'
import { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import { isCallFailed } from '../../base/failure.ts'
import { message } from '../../base/feedback.ts'
import { refreshRead, useRead } from '../../base/queries.ts'
import { showFailure } from '../../base/show-failure.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import type { CarrierTabProps } from './carrier-tab.ts'

const MOST = 100

/** The groups of carriers that this one belongs to; offers name a group. */
export const CarrierGroups = ({ carrier: { id } }: CarrierTabProps) => {
  const client = useQueryClient()
  const { roles } = useSession()
  const all = useRead(referenceRoutes.groups, { size: MOST })
  const own = useRead(carrierRoutes.groupsOf, { id })
  const [chosen, setChosen] = useState<readonly string[]>()
  const [pending, setPending] = useState(false)
  const may = allows(onboardingRoutes.setGroups.may, roles)
  if (all.isError || own.isError)
    return <ErrorState text="Não foi possível carregar os grupos." error={all.error ?? own.error} onRetry={() => void own.refetch()} />
  if (!all.data || !own.data) return <Skeleton count={4} height={28} gap={12} />
  if (all.data.list.length === 0) return <EmptyState text="Nenhum grupo de transporte cadastrado." />
  const now = chosen ?? own.data.map((group) => group.id)
  const save = async () => {
    setPending(true)
    try {
      await call(onboardingRoutes.setGroups, { id, groups: now.join() })
      message('success', 'Grupos atualizados com sucesso.')
      await Promise.all([refreshRead(client, carrierRoutes.groupsOf), refreshRead(client, referenceRoutes.groups)])
      setChosen(undefined)
    } catch (failure) {
      if (!isCallFailed(failure)) throw failure
      showFailure(failure)
    } finally {
      setPending(false)
    }
  }
  return (
    <>
      <div className="choices">
        {all.data.list.map((group) => (
          <Checkbox
            key={group.id}
            checked={now.includes(group.id)}
            disabled={!may}
            onChange={(on) => setChosen(on ? [...now, group.id] : now.filter((one) => one !== group.id))}
          >
            {group.name}
          </Checkbox>
        ))}
      </div>
      {may && (
        <Button look="primary" disabled={chosen === undefined} pending={pending} onClick={() => void save()}>
          Salvar grupos
        </Button>
      )}
    </>
  )
}
