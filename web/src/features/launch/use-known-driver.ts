import { isCpf } from '@embarca/contracts/kit/documents.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useEffect } from 'react'
import { useRead } from '../../base/queries.ts'
import type { CarrierText } from './launch-text.ts'
import type { LaunchFields } from './use-launch.ts'

const digits = (text: string) => text.replace(/\D/g, '')

/** Looks a driver up by CPF among those of the transporter; a registered one fills in name and phone. Returns the hint to show. */
export const useKnownDriver = ({ text, fill }: LaunchFields): string | undefined => {
  const { cpf, transporter } = text.carrier
  const fullCpf = isCpf(digits(cpf)) ? digits(cpf) : undefined
  const drivers = useRead(referenceRoutes.drivers, { text: fullCpf ?? '', size: 20 }, { enabled: fullCpf !== undefined }).data?.list
  const known = fullCpf && drivers?.find((one) => digits(one.document) === fullCpf && one.transporterId === transporter?.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each driver found or lost
  useEffect(() => {
    fill((before) => {
      const { driverId: _, ...carrier } = before.carrier
      const found: Partial<CarrierText> = known
        ? { driverId: known.id, name: carrier.name || known.name, phone: carrier.phone || digits(known.phone) }
        : {}
      return { ...before, carrier: { ...carrier, ...found } }
    })
  }, [known ? known.id : ''])
  if (fullCpf === undefined || drivers === undefined) return undefined
  return known ? 'Recebe a carga no aplicativo.' : 'Motorista não encontrado. Informe nome e telefone.'
}
