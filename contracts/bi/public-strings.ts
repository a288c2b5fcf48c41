/**
 * Names of text fields whose values no person types: identifiers that the product generates, and codes of closed lists. All other text
 * stays private whatever `fields/` says of it. Enumerations, instants and days need no row: their schemas admit no free text.
 */
export const publicStrings: ReadonlySet<string> = new Set([
  ...['id', 'loadId', 'batchId', 'relaunchedFrom', 'shipperId', 'shippers', 'operationGroupId', 'operationGroupIds', 'userId', 'authorId'],
  ...[
    'transporterId',
    'operatorId',
    'transporterIds',
    'namedTransporterIds',
    'driverId',
    'driverIds',
    'vehicleId',
    'dedicatedVehicleId',
    'dedicatedId',
    'subjectId',
    'subject',
    'groupIds',
    'groupDriverIds',
  ],
  ...['placeId', 'gateIds', 'originId', 'destinationId', 'destinationIds', 'deliveryId', 'receiptId', 'invoiceId', 'onTimeReasonId'],
  ...['profileId', 'productId', 'unitId', 'shippingUnitType', 'shippingConditioningType', 'shippingProductType'],
  ...['lotId', 'lotAgreementId', 'withdrawalId', 'negotiationId', 'messageId', 'fileId', 'before', 'contactId'],
  ...['collectId', 'itemId', 'files'],
  ...['formId', 'criterionId', 'documentId', 'typeId', 'noticeId'],
  ...['pendencyId', 'transitions', 'blocks'],
  ...['conciergeId', 'gateId', 'moveId', 'waitingId'],
  ...['portionId', 'importId', 'personId'],
  ...['mountId', 'orderId', 'orderIds', 'delivered', 'freed', 'ungrouped', 'collectPlaceId', 'deliveryPlaceId', 'stops'],
  ...['incidentId', 'eventId', 'occurrenceTypeId', 'resolutionId', 'departmentId', 'executorId', 'loadAuthorId'],
  // Why a negotiation closed: the name of an event.
  'because',
  // An IANA zone, by the municipality of the place.
  'zone',
])
