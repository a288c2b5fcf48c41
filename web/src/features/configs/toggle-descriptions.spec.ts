import { toggles } from '@embarca/contracts/toggles.ts'
import { expect, it } from 'vitest'
import { toggleGroups } from './toggle-descriptions.ts'

it('every toggle is in exactly one group', () =>
  expect(toggleGroups.flatMap((group) => group.toggles).sort()).toEqual(Object.keys(toggles).sort()))
