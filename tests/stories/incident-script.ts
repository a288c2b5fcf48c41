import { mill, store } from './load-script.ts'

const endOf = ({ city, state }: { readonly city: string; readonly state: string }) => ({ city, state })

/** The opening of the incident `{loadId}.{number}` by the driver of the load. */
export const incidentOf = (loadId: string, number = 1, more: object = {}) => ({
  type: 'IncidentOpened',
  data: {
    ...{ incidentId: `${loadId}.${number}`, loadId, deliveryId: `${loadId}-1`, shipperId: 's1', operationGroupId: 'g1' },
    ...{ agent: 'DRIVER', authorId: 'joao', observation: 'Caixa molhada', attachments: [], externalId: `E-${loadId}` },
    ...{ occurrenceTypeId: 'avaria', typeName: 'Avaria', category: 'MERCHANDISE', severity: 'HIGH' },
    ...{ transporterId: 't1', transporterName: 'TransNorte', driverId: 'd1' },
    origin: endOf(mill),
    destination: { destinationId: 'r2', placeId: store.placeId, placeName: store.name, ...endOf(store), zone: store.zone },
    ...{ influenceOtif: true, isShown: false, status: 'CREATED' },
    ...more,
  },
})
