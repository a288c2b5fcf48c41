import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import type { GateOfUser } from '@embarca/contracts/gate/read-routes.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { omitUndefined } from '../../base/search-params.ts'
import { QueryState } from '../../ui/QueryState.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { GateDrawer } from './GateDrawer.tsx'
import { OfflineNote } from './offline/OfflineNote.tsx'
import { TabletContext } from './offline/tablet.ts'
import { useGateQueue, useOpenTablet } from './offline/use-open-tablet.ts'
import { useGate } from './use-gate.ts'
import { useLiveGate } from './use-live-gate.ts'
import './gate.css'

/** What every screen of a gate has in its address, and how that changes. */
export const useGateAddress = <Address extends object>() => {
  const navigate = useNavigate()
  const address = useSearch({ strict: false }) as unknown as Address & { readonly gate?: string; readonly id?: string }
  const go = (next: object) => void navigate({ to: '.', search: omitUndefined({ ...address, ...next }) as never })
  return { address, go }
}

type Props = {
  readonly title: string
  readonly className?: string
  /** Further tools of the screen. */
  readonly tools?: (gate: GateOfUser | undefined) => ReactNode
  readonly children: (gate: GateOfUser) => ReactNode
}

/** A screen of one of the user's gates: which gate, what it shows, and the visit that the address opens. */
export const GateFrame = ({ title, className = 'gate', tools, children }: Props) => {
  const { address, go } = useGateAddress()
  const device = useGateQueue()
  const { read, gates, gate, remember } = useGate(address.gate, device.isOffline)
  const tablet = useOpenTablet(gate?.id, device)
  useLiveGate(gate?.id)
  return (
    <main className={className}>
      <div className="tools">
        <h1>{title}</h1>
        {gates.length > 1 && (
          <SelectField
            label="Local"
            options={gates.map(({ id: value, name: label }) => ({ value, label }))}
            value={gate?.id}
            onChange={(chosen) => {
              if (chosen) remember(chosen)
              go({ gate: chosen, id: undefined })
            }}
          />
        )}
        {gates.length === 1 && <span className="gate-name">{gate?.name}</span>}
        {tools?.(gate)}
      </div>
      <OfflineNote tablet={tablet} gate={gate} />
      <QueryState
        what="locais"
        icon="map-marker"
        pending={read.isPending && !gate}
        failed={Boolean(read.error) && !gate}
        error={read.error}
        onRetry={read.refetch}
        empty={gate ? undefined : gateLabels.noGate}
      >
        {gate && (
          <TabletContext value={tablet}>
            {children(gate)}
            {address.id !== undefined && <GateDrawer id={address.id} gate={gate} onClose={() => go({ id: undefined })} />}
          </TabletContext>
        )}
      </QueryState>
    </main>
  )
}
