import { scorecardLabels } from '@embarca/contracts/evaluation/labels.pt.ts'
import { evaluationRoutes } from '@embarca/contracts/evaluation/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { type ReactNode, useState } from 'react'
import { useSession } from '../../session/session.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { Scorecard } from './Scorecard.tsx'

type Props = { readonly transporterId: string; readonly name: string; readonly className?: string; readonly children: ReactNode }

/** Opens how a carrier performed for this company in a drawer; plain text for those who may not read it. */
export const ScorecardButton = ({ transporterId, name, className, children }: Props) => {
  const { roles } = useSession()
  const [open, setOpen] = useState(false)
  if (!allows(evaluationRoutes.scorecard.may, roles)) return <span className={className}>{children}</span>
  return (
    <>
      <PlainButton
        className={['scorecard-opener', className].filter(Boolean).join(' ')}
        title={`${scorecardLabels.title} de ${name}`}
        onClick={() => setOpen(true)}
      >
        {children}
      </PlainButton>
      {open && (
        <Drawer open title={`${scorecardLabels.title} · ${name}`} onClose={() => setOpen(false)}>
          <Scorecard transporterId={transporterId} />
        </Drawer>
      )}
    </>
  )
}
