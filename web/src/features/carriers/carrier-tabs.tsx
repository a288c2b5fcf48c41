import type { ComponentType } from 'react'
import { CarrierData } from './CarrierData.tsx'
import { CarrierDocuments } from './CarrierDocuments.tsx'
import { CarrierFleet } from './CarrierFleet.tsx'
import { CarrierGroups } from './CarrierGroups.tsx'
import { CarrierLoads } from './CarrierLoads.tsx'
import { CarrierPrices } from './CarrierPrices.tsx'
import { CarrierRatings } from './CarrierRatings.tsx'
import { CarrierTags } from './CarrierTags.tsx'
import { CarrierUsers } from './CarrierUsers.tsx'
import type { CarrierTabProps } from './carrier-tab.ts'

/** The tabs of a carrier's details, in order; further modules add a line. */
export const carrierTabs: readonly { readonly id: string; readonly label: string; readonly content: ComponentType<CarrierTabProps> }[] = [
  { id: 'data', label: 'Dados', content: CarrierData },
  { id: 'documents', label: 'Documentos', content: CarrierDocuments },
  { id: 'groups', label: 'Grupos', content: CarrierGroups },
  { id: 'tags', label: 'Etiquetas', content: CarrierTags },
  { id: 'users', label: 'Usuários', content: CarrierUsers },
  { id: 'fleet', label: 'Frota', content: CarrierFleet },
  { id: 'loads', label: 'Cargas', content: CarrierLoads },
  { id: 'ratings', label: 'Avaliações', content: CarrierRatings },
  { id: 'prices', label: 'Preços', content: CarrierPrices },
]
