// Made by instance-schema/generate.ts out of the schemas.

import type { CompiledValidator } from '../compiled-validator.ts';

export declare const validateSettings: CompiledValidator;
export declare const validatePage: CompiledValidator;
export declare const validateMenuItem: CompiledValidator;
export declare const validateBanner: CompiledValidator;
export declare const validateSpecialOffer: CompiledValidator;
export declare const validatePaymentMethod: CompiledValidator;
export declare const validateWithdrawalMethod: CompiledValidator;
export declare const validateCoupon: CompiledValidator;
export declare const validateGrade: CompiledValidator;
export declare const validateFreeTrialQuest: CompiledValidator;
export declare const validateTariffPlan: CompiledValidator;
export declare const validateMailText: CompiledValidator;
