/**
 * Text fields whose values no person types: identifiers that the product generates, and codes of closed lists. All other text
 * stays private, a field of a new event included, until it is listed here. Enumerations, instants and days need no row: their
 * schemas admit no free text.
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
])

/**
 * Text fields that a person may have typed, or that reveal a person, a plate or a document. The table has no effect; each text field of
 * a public event must be in one of the two tables, so that each new one gets a decision.
 */
export const privateStrings: ReadonlySet<string> = new Set([
  ...[
    'observation',
    'reason',
    'reasonDaysOff',
    'forcedReason',
    'justification',
    'comment',
    'content',
    'source',
    'text',
    'tags',
    'tag',
    'deadline',
  ],
  ...[
    'name',
    'placeName',
    'typeName',
    'resolutionName',
    'departmentName',
    'profileName',
    'productName',
    'transporterName',
    'operatorName',
    'product',
    'productType',
    'unitType',
    'avatar',
    'photo',
  ],
  ...['code', 'unit', 'question', 'blocked', 'noteId', 'cep', 'commercialName', 'file', 'digest'],
  ...['document', 'street', 'district', 'city', 'state', 'ibge', 'zone', 'plate', 'plates', 'renavam', 'chassis'],
  ...['dock'],
  ...['fantasyName', 'zipCode', 'phone', 'receiver', 'email', 'externalCode', 'operationUFs'],
  ...['externalId', 'orderCode', 'nfCode', 'nfeKey', 'series', 'number'],
  // Closed lists for which the schema of some event admits any text.
  ...[
    'toggles',
    'vehicleType',
    'vehicleTypes',
    'trailerType',
    'trailerTypes',
    'vehicleSize',
    'measureType',
    'acceptType',
    'status',
    'roles',
  ],
])
