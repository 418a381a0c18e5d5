import { createContext, useContext, type ReactNode } from 'react';
import type { FieldNode } from '#instance-schema/field-node.ts';
import type { Values } from '../form/documents.ts';

export interface FieldsProps {
  fields: readonly FieldNode[];
  /** Of the object that they stand in. */
  pointer: string;
  values: Values;
}

/** Shows the fields of an object, for the fields that hold objects themselves. */
export const InnerFields = createContext<(inner: FieldsProps) => ReactNode>(() => null);

export const useInnerFields = () => useContext(InnerFields);
