import { carrierRoles, roles, shipperRoles } from '@embarca/contracts/roles.ts'
import { expect, it } from 'vitest'
import { shipperA, shipperB, shipperC } from './demo-ids.ts'
import { demoDrivers, demoTransporters, demoUser, demoUsers } from './demo-users.ts'

it('has a user for every role of shipper A and one for the platform', () => {
  for (const role of shipperRoles)
    expect(
      demoUsers.some((user) => user.shipperId === shipperA && user.roles.length === 1 && user.roles[0] === role),
      role,
    ).toBe(true)
  expect(demoUser('embarca.admin').roles).toEqual(['embarca_admin'])
  expect(demoUsers.every((user) => user.roles.every((role) => roles.includes(role)))).toBe(true)
})

it('has the role pairs that have rules of their own', () => {
  expect(demoUser('canhotos.aprovador').roles).toEqual(['shipper_receipt_approver', 'shipper_approver'])
  expect(demoUser('portaria.expedicao').roles).toEqual(['shipper_concierge', 'shipper_expedition'])
})

it('gives the operator both groups, a colleague one, and shipper B its own', () => {
  expect(demoUser('operador').operationGroups).toEqual(['sudeste', 'sul'])
  expect(demoUser('operador.sul').operationGroups).toEqual(['sul'])
  expect(demoUser('admin.b').shipperId).toBe(shipperB)
})

it('prints an administrator and an operator of a company without loads', () => {
  const ofC = demoUsers.filter(({ shipperId, printed }) => shipperId === shipperC && printed)
  expect(ofC.map(({ username, roles }) => [username, ...roles])).toEqual([
    ['admin.c', 'shipper_admin'],
    ['operador.c', 'shipper_operator'],
  ])
})

it('has a login for each of 12 transporters and 180 drivers, and prints three and six of them', () => {
  expect(demoTransporters).toHaveLength(12)
  expect(demoDrivers).toHaveLength(180)
  const carriers = demoUsers.filter((user) => user.roles.some((role) => (carrierRoles as readonly string[]).includes(role)))
  expect(carriers).toHaveLength(192)
  expect(carriers.filter((user) => user.printed && !user.driverId)).toHaveLength(3)
  expect(carriers.filter((user) => user.printed && user.driverId)).toHaveLength(6)
})

it('never gives two people the same id or username', () => {
  expect(new Set(demoUsers.map((user) => user.userId)).size).toBe(demoUsers.length)
  expect(new Set(demoUsers.map((user) => user.username)).size).toBe(demoUsers.length)
})
