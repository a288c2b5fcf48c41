import { isCpf } from '@embarca/contracts/kit/documents.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useEffect } from 'react'
import { useRead } from '../../base/queries.ts'
import type { ContractText } from './contract-text.ts'

const LENGTH = 11
const digits = (text: string) => text.replace(/\D/g, '')

/** Looks the driver up once his CPF has its eleven digits (R219, M267); `onFound` gets his id, or undefined. */
export const useContractDriver = ({ cpf, transporter }: ContractText, onFound: (driverId: string | undefined) => void) => {
  const document = digits(cpf)
  const isWhole = document.length === LENGTH
  const found = useRead(referenceRoutes.drivers, { text: document, size: 20 }, { enabled: isWhole && isCpf(document) })
  const list = found.data?.list
  const known = isWhole
    ? list?.find((one) => digits(one.document) === document && (!transporter || one.transporterId === transporter.id))
    : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each driver found or lost
  useEffect(() => onFound(known?.id), [known?.id])
  if (!isWhole) return {}
  if (!isCpf(document)) return { error: 'CPF inválido.' }
  if (list === undefined) return {}
  return known ? { hint: known.name } : { error: 'Motorista não encontrado.' }
}
