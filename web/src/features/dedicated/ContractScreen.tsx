import { type DedicatedDetail, dedicatedRoutes } from '@embarca/contracts/dedicated/read-routes.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import { reportCommands } from '@embarca/contracts/report/routes.ts'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useRead } from '../../base/queries.ts'
import { omitUndefined } from '../../base/search-params.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import { ExportMenu } from '../../shared/reports/ExportMenu.tsx'
import { Button } from '../../ui/Button.tsx'
import { DataLinkButton } from '../../ui/LinkButton.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { ActionDialog } from './ActionDialog.tsx'
import type { FleetAction } from './actions.ts'
import { ContractDrawer } from './ContractDrawer.tsx'
import { Corrections } from './Corrections.tsx'
import { CycleMoney } from './CycleMoney.tsx'
import { CycleRows } from './CycleRows.tsx'
import { CycleSimulator } from './CycleSimulator.tsx'
import { FleetMenu } from './FleetMenu.tsx'
import type { ContractAddress } from './fleet-address.ts'
import { DaysLeft, FleetBars, FleetPill, IdleNote, LastLoading } from './looks.tsx'
import { useLiveFleet, useMayRunFleet } from './use-fleet.ts'
import './fleet.css'
import './contract.css'

type ShownProps = {
  readonly contract: DedicatedDetail
  readonly cycle: string | undefined
  readonly onCycle: (cycle: string | undefined) => void
  readonly onAction: (action: FleetAction) => void
}

const Shown = ({ contract, cycle, onCycle, onAction }: ShownProps) => {
  const mayRun = useMayRunFleet()
  const { data: cycles = [] } = useRead(dedicatedRoutes.cycles, { id: contract.id })
  const { shipping: load, vehicle } = contract
  const [current] = cycles
  const isRunning = current?.start === contract.cycle
  return (
    <>
      <header className="fleet-detail-head">
        <div>
          <FleetPill status={contract.status} />
          <h1>{vehicle.primaryPlate}</h1>
          <small>
            {[vehicleLabel(vehicle.vehicleType), vehicle.otherPlates !== 'n/a' && vehicle.otherPlates].filter(Boolean).join(' · ')}
          </small>
          <IdleNote days={contract.idleDays} />
          {!contract.isActive && <span className="fleet-ended">Contrato desabilitado</span>}
        </div>
        <p>
          {contract.transporterName} · {contract.driverName}
        </p>
        <dl className="fleet-figures">
          <div>
            <dt>Último carregamento</dt>
            <dd>
              <LastLoading days={contract.lastShippingDays} />
            </dd>
          </div>
          <div>
            <dt>Fim do ciclo</dt>
            <dd>
              <DaysLeft days={contract.daysLeftInCycle} />
            </dd>
          </div>
        </dl>
        <div className="fleet-detail-tools">
          <SelectField
            label="Ciclo"
            options={cycles.map(({ start, label, isCut }) => ({ value: start, label: isCut ? `${label} (proporcional)` : label }))}
            value={contract.cycle}
            onChange={(start) => onCycle(start === current?.start ? undefined : start)}
          />
          <ExportMenu
            label="Relatório do ciclo"
            text="Relatório"
            title={`${reportLabels.title['dedicated']} · ${vehicle.primaryPlate}`}
            route={reportCommands.dedicated}
            input={{ id: contract.id, ...(cycle && { cycle }) }}
          />
          {mayRun && (
            <>
              <Button icon="plus" onClick={() => onAction({ type: 'complements', vehicle: contract })}>
                Complementos
              </Button>
              <FleetMenu
                status={contract.status}
                isActive={contract.isActive}
                vehicle={contract}
                load={load && { hashId: load.hashId, code: load.code }}
                onAction={onAction}
              />
            </>
          )}
        </div>
      </header>
      <FleetBars of={contract} />
      <CycleRows contract={contract} cycles={cycles} isRunning={isRunning} mayRun={mayRun} onAction={onAction} />
      <CycleMoney contract={contract} />
      {isRunning && contract.isActive && <CycleSimulator contract={contract} />}
      <Corrections all={contract.corrections} />
    </>
  )
}

/** One dedicated vehicle with a cycle of its contract (/dedicated/{id}). */
export const ContractScreen = () => {
  const navigate = useNavigate()
  const { id } = useParams({ strict: false }) as { readonly id: string }
  const { cycle, drawer } = useSearch({ strict: false }) as unknown as ContractAddress
  const go = (search: object) => void navigate({ to: '.', search: omitUndefined(search) as never })
  const refresh = useLiveFleet()
  const [action, setAction] = useState<FleetAction>()
  const read = useRead(dedicatedRoutes.detail, { id, ...(cycle && { cycle }) }, { keep: true, channel: 'shipper' })
  return (
    <main className="fleet fleet-detail">
      <DataLinkButton to="/dedicated" icon="left" look="quiet">
        Veículos dedicados
      </DataLinkButton>
      <QueryState
        what="dados do veículo"
        icon="truck"
        pending={read.isPending}
        failed={read.isError && !read.data}
        error={read.error}
        onRetry={read.refetch}
        empty={undefined}
        rows={{ count: 4, height: 90 }}
      >
        {read.data && <Shown contract={read.data} cycle={cycle} onCycle={(next) => go({ cycle: next })} onAction={setAction} />}
      </QueryState>
      {drawer !== undefined && <ContractDrawer key={drawer} id={drawer} onDone={refresh} onClose={() => go({ cycle })} />}
      {action && (
        <ActionDialog key={action.type} action={action} onAction={setAction} onDone={refresh} onClose={() => setAction(undefined)} />
      )}
    </main>
  )
}
