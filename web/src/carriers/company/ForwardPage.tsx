import { transporterLoadCommands, transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import { operatorTieRoutes } from '@embarca/contracts/operator-tie/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cnpj as cnpjMask } from '../../base/masks.ts'
import { refreshRead, useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { Button } from '../../ui/Button.tsx'
import { go } from '../address.ts'
import { ChoiceList, type Option } from './ChoiceList.tsx'
import { useOperates } from './operates.ts'

/** Carrier, confirm: with the tap that opened it, three taps. */
export const ForwardPage = ({ id }: { readonly id: string }) => {
  const client = useQueryClient()
  const operates = useOperates()
  const { data: load } = useRead(transporterRoutes.load, { id })
  const own = useRead(operatorTieRoutes.ownCarriers, {})
  const [transporterId, setTransporter] = useState<string>()
  const forward = useCommand(transporterLoadCommands.forward, {
    successMessage: 'Carga repassada.',
    done: async () => {
      await refreshRead(client, transporterRoutes.loads)
      go('/carrier/loads')
    },
    failed: () => void own.refetch(),
  })
  const partners = (own.data?.list ?? []).filter(({ status }) => status === 'ACTIVE')
  const options = partners.map(
    (one): Option => ({
      ...{ id: one.id, label: one.name, isOn: one.id === transporterId },
      ...{ verdict: 'OK', reasons: [`CNPJ ${cnpjMask.show(one.document)}`] },
    }),
  )
  return (
    <>
      <section className="road-card">
        <b>{load?.externalId}</b>
        <p className="road-route">
          {load?.origins[0]?.city} → {load?.destinations.at(-1)?.city}
        </p>
        <p>A transportadora escolhida indica motorista e veículo. O valor do frete fica entre a sua empresa e o embarcador.</p>
      </section>
      <ChoiceList
        title="Transportadora parceira"
        list={{ pending: own.isPending, failed: own.isError, error: own.error, refresh: own.refetch }}
        options={options}
        empty={partners.length === 0 ? 'Nenhuma parceira ainda: convide em Empresa.' : undefined}
        onChoose={setTransporter}
      />
      {operates && (
        <div className="road-step">
          <Button
            look="primary"
            size="gate"
            icon="send"
            disabled={!transporterId}
            pending={forward.pending}
            onClick={() => transporterId && void forward.run({ id, transporterId })}
          >
            Repassar
          </Button>
        </div>
      )}
    </>
  )
}
