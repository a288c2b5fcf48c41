/** Kinds of register entries that only the demo names, for the fourth group of their ids (see identity's `demoId`). */
const kinds = {
  place: '8005',
  vehicle: '8006',
  profile: '8007',
  product: '8008',
  unit: '8009',
  group: '800a',
  image: '800b',
  conditioning: '800c',
  certification: '800d',
  communication: '8010',
  property: '800e',
  occurrenceType: '800f',
  receiver: '8011',
  receiverContact: '8012',
  driverGroup: '8013',
  department: '8014',
  occurrenceResolution: '8015',
  checklistItem: '8016',
} as const

export const seedId = (kind: keyof typeof kinds, number: number): string =>
  `019aa000-0000-7000-${kinds[kind]}-${String(number).padStart(12, '0')}`
