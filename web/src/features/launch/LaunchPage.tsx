import { allows, may } from '@embarca/contracts/roles.ts'
import { useNavigate } from '@tanstack/react-router'
import { useNow } from '../../base/use-now.ts'
import { useSession } from '../../session/session.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { LaunchForm } from './LaunchForm.tsx'
import { useStart } from './use-start.ts'
import './launch.css'
import './choices.css'
import './stops.css'
import './lanes.css'
import '../../ui/form-grid.css'
import './fields.css'
import './cost-sidebar.css'

type Props = { readonly from?: string; readonly lot?: boolean; readonly edit?: boolean }

/**
 * The page that launches a load: blank, from a draft, a copy of another load (`from`), or a lot; with `edit` it changes a launched load.
 */
export const LaunchPage = ({ from, lot = false, edit = false }: Props) => {
  const session = useSession()
  const now = useNow()
  const navigate = useNavigate()
  const group = session.activeOperationGroupId ?? session.operationGroups[0]?.id ?? ''
  const canSeeBoard = allows(may.seeBoard, session.roles)
  const { start, page, profiles, byBurden, limits, error, retry } = useStart({ user: session.user_id, group, from, lot, edit })
  if (error && !start) return <ErrorState text="Não foi possível abrir o lançamento." error={error} onRetry={retry} />
  if (!start)
    return (
      <main className="launch" aria-busy="true" aria-label="Carregando">
        <div />
        <div className="form">
          <Skeleton height={28} width={200} />
          <br />
          <Skeleton count={5} height={110} gap={18} radius={8} />
        </div>
        <Skeleton height={260} radius={10} />
      </main>
    )
  return (
    <LaunchForm
      start={start}
      profiles={profiles}
      byBurden={byBurden}
      limits={limits}
      user={session.user_id}
      page={page}
      now={now}
      onLaunched={(hashId) =>
        void (canSeeBoard && !start.edits ? navigate({ to: '/loads' }) : navigate({ to: '/loads/$hashId/details', params: { hashId } }))
      }
    />
  )
}
