import load from '@embarca/contracts/diagrams/load.svg?raw'
import lot from '@embarca/contracts/diagrams/lot.svg?raw'
import negotiation from '@embarca/contracts/diagrams/negotiation.svg?raw'
import receipt from '@embarca/contracts/diagrams/receipt.svg?raw'
import registry from '@embarca/contracts/diagrams/registry.svg?raw'
import type { Machine } from './machines.ts'

export const diagrams: Readonly<Record<Machine, string>> = { load, lot, negotiation, receipt, registry }
