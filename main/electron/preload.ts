// The only door between the page and the host. It runs in the sandbox and is built into one file.
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import type { HostBridge } from '../../shared/rpc/client.ts';
import type { Reply } from '../../shared/rpc/failure.ts';

const hostBridge: HostBridge = {
  request: (name, params) => ipcRenderer.invoke('rpc', name, JSON.stringify(params)) as Promise<Reply>,
  onPushed(listener) {
    const told = (_event: IpcRendererEvent, name: string, data: unknown): void => listener(name, data);
    ipcRenderer.on('pushed', told);
    return () => void ipcRenderer.off('pushed', told);
  },
};
contextBridge.exposeInMainWorld('hostBridge', hostBridge);
