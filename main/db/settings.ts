import type { Json } from '../../shared/engine/json.ts';
import type { Connection } from './connection.ts';
import { SETTINGS, type SettingColumns } from './declared.ts';
import { readJson } from './readable.ts';
import { Sealed } from './sealed.ts';

/** Values by name. Who reads one judges whether it is of use. */
export class SettingsRepository {
  private readonly connection: Connection;
  private readonly rows: Sealed<SettingColumns>;

  constructor(connection: Connection) {
    this.connection = connection;
    this.rows = new Sealed(connection, SETTINGS);
  }

  /** The value that was set last; undefined when none was. */
  get(name: string): Json | undefined {
    return this.connection.read(() => {
      const row = this.rows.one('WHERE name = ?', name);
      return row ? readJson(row.value) : undefined;
    });
  }

  set(name: string, value: Json): void {
    this.connection.write(() => this.rows.put({ name, value: JSON.stringify(value) }));
  }
}
