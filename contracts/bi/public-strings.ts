/**
 * Text fields whose values no person types: identifiers that the product makes, and codes of closed registers. Everything else that is
 * text stays private, a field of a new event included, until it is listed here. Enumerations, instants and days need no row: their
 * schemas leave no room for free text.
 */
export const publicStrings: ReadonlySet<string> = new Set([
  ...['id', 'loadId', 'batchId', 'relaunchedFrom', 'shipperId', 'shippers', 'operationGroupId', 'operationGroupIds', 'userId', 'authorId'],
  ...['transporterId', 'transporterIds', 'driverId', 'driverIds', 'vehicleId', 'dedicatedVehicleId', 'groupIds', 'groupDriverIds'],
  ...['placeId', 'originId', 'destinationId', 'destinationIds', 'deliveryId', 'receiptId', 'invoiceId', 'onTimeReasonId'],
  ...['profileId', 'productId', 'unitId', 'shippingUnitType', 'shippingConditioningType', 'shippingProductType'],
  ...['lotId', 'lotAgreementId', 'withdrawalId', 'negotiationId', 'messageId', 'fileId', 'before'],
  // Why a negotiation closed: the name of an event.
  'because',
])

/**
 * Text fields that a person may have typed, or that tell a person, a plate or a document. The table changes nothing; each text field of
 * a public event stands in one of the two, so that a new one is decided on.
 */
export const privateStrings: ReadonlySet<string> = new Set([
  ...['observation', 'reason', 'forcedReason', 'justification', 'comment', 'content', 'text', 'tags', 'deadline'],
  ...['name', 'placeName', 'profileName', 'productName', 'transporterName', 'product', 'productType', 'unitType', 'avatar'],
  ...['document', 'street', 'district', 'city', 'state', 'ibge', 'zone', 'plate', 'plates'],
  ...['externalId', 'orderCode', 'nfCode', 'nfeKey', 'series', 'number'],
  // Words of closed lists for which the schema of some event takes any text.
  ...['toggles', 'vehicleType', 'trailerType', 'vehicleSize', 'measureType', 'acceptType', 'status', 'roles'],
])
