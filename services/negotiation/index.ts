import type { Module } from '../kit/module.ts'
import { concernedBy, loadOf } from '../load/index.ts'
import { registered } from '../registry/index.ts'
import { type NegotiationVocabulary, negotiationDecider } from './decider.ts'

export const negotiations: Module<NegotiationVocabulary> = {
  name: 'negotiation',
  decider: negotiationDecider,
  stream: ({ data: { id } }) => `negotiation-${id}`,
  key: ({ data: { id } }) => id,
  belongs: async (_, { data: { id } }, beside) => concernedBy(await loadOf(beside, id), beside),
  facts: async (_, { data: { id } }, beside) => {
    const { loadId, shipperId, operationGroupId, offered, terms, deadline, acceptances } = await loadOf(beside, id)
    const transporterId = beside.by.transporterId ?? ''
    const carrier = await registered(beside, 'transporter', transporterId)
    const accepted = acceptances.some((one) => one.transporterId === transporterId)
    return {
      carrier: { transporterId, transporterName: carrier?.name ?? '', accepted },
      ...(offered && terms && deadline && { offer: { loadId, shipperId, operationGroupId, target: terms.target, deadline } }),
    }
  },
}
